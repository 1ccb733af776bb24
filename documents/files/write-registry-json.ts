import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildMembershipJson, buildRegistryJson } from "#content/registry/documents/registry-json.ts";
import { membershipEntries } from "#content/registry/registry.ts";

/**
 * Writes `registro.json`, and a JSON file for each membership next to its page, as described in docs/registry-json.md.
 */
export async function writeRegistryJson(clientDir: string): Promise<void> {
  const files = [
    { path: "registro.json", data: buildRegistryJson() },
    ...membershipEntries.map((entry) => ({ path: `${entry.path}.json`, data: buildMembershipJson(entry) })),
  ];
  for (const { path, data } of files) {
    const file = join(clientDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(data, null, 2)}\n`);
  }
}
