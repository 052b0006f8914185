/** Puts the licences of what others made and the built page contains beside it: libraries, and the typefaces of the fonts. */

import type { Plugin, Rolldown } from "vite";

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const TOP = "The page of sanguosha is under the MIT licence. It contains these works of others, under their own licences.\n";

const section = (title: string, text: string) => `\n\n${"=".repeat(80)}\n${title}\n${"=".repeat(80)}\n\n${text.trim()}\n`;

export function licences(): Plugin {
  let root = "";

  /** The text in a package, or, where it only names a licence that is known, that. */
  async function licence({ fs }: Rolldown.PluginContext, folder: string): Promise<string> {
    const read = (path: string) => fs.readFile(path, { encoding: "utf8" });
    const about = JSON.parse(await read(`${folder}/package.json`)) as { name: string; version: string; license: string; author: string };
    const own = (await fs.readdir(folder)).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
    const text = own ? await read(`${folder}/${own}`) : `${about.author}\n\n${await read(`${root}/licences/${about.license}.txt`)}`;
    return section(`${about.name} ${about.version}`, text);
  }

  return {
    name: "licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      const packages = new Set(modules.flatMap((id) => PACKAGE.exec(id) ?? []));
      const fonts = section("Fonts", await this.fs.readFile(`${root}/src/fonts/OFL.txt`, { encoding: "utf8" }));
      const libraries = await Promise.all([...packages].sort().map((folder) => licence(this, folder)));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: TOP + fonts + libraries.join("") });
    },
  };
}
