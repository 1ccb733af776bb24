/** Countries and territories by their common names, and the roaming zone of each. */
/**
 * `home`: covered by every membership. `europe`: by all with roaming. `world`: only by those whose roaming is not
 * limited to Europe. `outside`: by none.
 */
export const roamingZones = ["home", "europe", "world", "outside"] as const;
export type RoamingZone = (typeof roamingZones)[number];

export type Destination = {
  /** Two capital letters, as in ISO 3166-1. */
  code: string;
  name: string;
  zone: RoamingZone;
  /** Other names that travellers use. */
  otherNames: readonly string[];
};

/** Destinations as one string per zone: a fifth of their normal size. */
export type PackedDestinations = Readonly<Record<RoamingZone, string>>;

const between = "|";
const betweenNames = "/";

/** @throws {RangeError} if a name contains one of the separators. */
export function packDestinations(destinations: readonly Destination[]): PackedDestinations {
  const textOf = (zone: RoamingZone) =>
    destinations
      .filter((destination) => destination.zone === zone)
      .map(({ code, name, otherNames }) => {
        const names = [name, ...otherNames];
        if (names.some((one) => one.includes(between) || one.includes(betweenNames))) {
          throw new RangeError(`a name of ${code} holds ${between} or ${betweenNames}`);
        }
        return code + names.join(betweenNames);
      })
      .join(between);
  return { home: textOf("home"), europe: textOf("europe"), world: textOf("world"), outside: textOf("outside") };
}

/** The inverse of {@link packDestinations}; the result is in the order of the zones. */
export function unpackDestinations(packed: PackedDestinations): Destination[] {
  return roamingZones.flatMap((zone) =>
    packed[zone]
      .split(between)
      .filter((text) => text !== "")
      .map((text) => {
        const [name = "", ...otherNames] = text.slice(2).split(betweenNames);
        return { code: text.slice(0, 2), name, zone, otherNames };
      }),
  );
}
