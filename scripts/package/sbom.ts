import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { LockedPackage } from "./imported-packages.ts";

type Component = { name: string; "bom-ref": string; scope: string };
type Bom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; "bom-ref": string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/**
 * Lists the artefact's packages in CycloneDX format, with licences and digests, as npm reads them from the lockfile.
 * Removes the serial number and time, which differ in every call.
 *
 * @param lockedPackages - all packages of the lockfile.
 * @param installedPaths - lockfile paths of the packages in the artefact, listed as required.
 * @param buildPackages - lockfile paths of the packages that built the site, listed as optional.
 * @throws {Error} with one line in Spanish, if npm fails.
 */
export async function createSbom(
  lockedPackages: Record<string, LockedPackage>,
  installedPaths: ReadonlySet<string>,
  buildPackages: ReadonlySet<string>,
): Promise<string> {
  const collectRefs = (places: ReadonlySet<string>) =>
    new Set(
      [...places].map(
        (place) =>
          `${lockedPackages[place]?.name ?? place.split("node_modules/").at(-1)}@${lockedPackages[place]?.version}`,
      ),
    );
  const requiredRefs = collectRefs(installedPaths);
  const listedRefs = collectRefs(new Set([...installedPaths, ...buildPackages]));
  const { serialNumber: _, metadata, components, dependencies, ...bom } = await listEveryPackage();
  const { timestamp: __, component, ...lasting } = metadata;
  // npm names the site after its folder, but `bom-ref` contains the package's name.
  const site = { ...component, name: component["bom-ref"].replace(/@[^@]*$/, "") };
  const listedComponents = components.filter((each) => listedRefs.has(each["bom-ref"]));
  const relations = dependencies.filter(({ ref }) => listedRefs.has(ref));
  const list = {
    ...bom,
    metadata: { ...lasting, component: site },
    components: listedComponents.map((each) => ({
      ...each,
      scope: requiredRefs.has(each["bom-ref"]) ? "required" : "optional",
    })),
    dependencies: relations.map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => listedRefs.has(other)),
    })),
  };
  return `${JSON.stringify(list, null, 1)}\n`;
}

async function listEveryPackage(): Promise<Bom> {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  try {
    const { stdout } = await promisify(execFile)("npm", args, {
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
    });
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error("npm no pudo listar los paquetes: revisa que «npm sbom --package-lock-only» funcione.", {
      cause: error,
    });
  }
}
