/** What a plucked string does, as numbers. */

/**
 * As Karplus and Strong found it: a burst of noise that runs round, smoothed each time. `rate` is how fast the samples are to be played,
 * for a round has a whole number of them and the pitch would be a little off.
 */
export function vibration(sampleRate: number, pitch: number, length: number, bright: number): { samples: Float32Array<ArrayBuffer>; rate: number } {
  // Smoothing delays each round by half a sample.
  const period = Math.max(2, Math.round(sampleRate / pitch - 0.5));
  const samples = new Float32Array(Math.round(sampleRate * length));
  const at = (i: number) => samples[i] ?? 0;
  let last = 0;
  for (let i = 0; i < period; i += 1) {
    last += bright * (Math.random() * 2 - 1 - last);
    samples[i] = last;
  }
  // The same loss for each second, however many rounds that is.
  const loss = 0.001 ** (period / sampleRate / (length * 1.15));
  for (let i = period; i < samples.length; i += 1) samples[i] = loss * 0.5 * (at(i - period) + at(i === period ? 0 : i - period - 1));
  const most = samples.reduce((high, one) => Math.max(high, Math.abs(one)), 1e-6);
  return { samples: samples.map((one) => one / most), rate: (pitch * (period + 0.5)) / sampleRate };
}
