/** Countries and territories by their common names, and the roaming zone of each. */
/**
 * Roaming zones of memberships. `home`: every membership covers it. `europe`: all memberships with roaming. `world`:
 * only those whose roaming is not limited to Europe. `outside`: none.
 */
export const roamingZones = ["home", "europe", "world", "outside"] as const;
export type RoamingZone = (typeof roamingZones)[number];

export type Destination = {
  /** Code of two capital letters, as in ISO 3166-1. */
  code: string;
  name: string;
  zone: RoamingZone;
  /** Other names that travellers use. */
  otherNames: readonly string[];
};

/** Destinations as one string per zone: a fifth of their normal size. */
export type PackedDestinations = Readonly<Record<RoamingZone, string>>;

const destinationSeparator = "|";
const nameSeparator = "/";

/** @throws {RangeError} if a name contains one of the separators. */
export function packDestinations(destinations: readonly Destination[]): PackedDestinations {
  const packZone = (zone: RoamingZone) =>
    destinations
      .filter((destination) => destination.zone === zone)
      .map(({ code, name, otherNames }) => {
        const names = [name, ...otherNames];
        if (names.some((one) => one.includes(destinationSeparator) || one.includes(nameSeparator))) {
          throw new RangeError(`a name of ${code} holds ${destinationSeparator} or ${nameSeparator}`);
        }
        return code + names.join(nameSeparator);
      })
      .join(destinationSeparator);
  return { home: packZone("home"), europe: packZone("europe"), world: packZone("world"), outside: packZone("outside") };
}

/** Unpacks destinations, the inverse of {@link packDestinations}; the result is in the order of the zones. */
export function unpackDestinations(packedData: PackedDestinations): Destination[] {
  return roamingZones.flatMap((zone) =>
    packedData[zone]
      .split(destinationSeparator)
      .filter((text) => text !== "")
      .map((text) => {
        const [name = "", ...otherNames] = text.slice(2).split(nameSeparator);
        return { code: text.slice(0, 2), name, zone, otherNames };
      }),
  );
}
