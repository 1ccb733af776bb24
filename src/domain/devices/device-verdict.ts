/** A listed phone that a search found. */

export type FoundDevice<Model> = {
  /** The usual full name, with the brand unless the model's name identifies it. */
  fullName: string;
  model: Model;
};

/**
 * Result for a text. `listed`: the text is exactly the name of `device`; `siblings` have longer names that contain it.
 * `choose`: the text is only a part of the names of `devices`, or contains a whole name among other words. `close`: the
 * names of `devices` only resemble the text. `unknown`: no listed name fits; the phone may still be compatible. `none`:
 * the text is too short.
 */
export type DeviceVerdict<Model> =
  | { kind: "none" | "unknown" }
  | { kind: "listed"; device: FoundDevice<Model>; siblings: readonly FoundDevice<Model>[] }
  | {
      kind: "choose" | "close";
      devices: readonly FoundDevice<Model>[];
      unknownWords?: readonly string[];
      /** Parts of the text that name other phones, which are not listed: «un moto e13». */
      unlistedPhrases?: readonly string[];
    };
