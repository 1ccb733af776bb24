declare module "subset-font" {
  type Axis = number | { min: number; max: number; default: number };
  type Options = {
    targetFormat: "woff2" | "truetype";
    variationAxes: Record<string, Axis>;
    /** Tags of the features to keep, such as `kern`; all if undefined. */
    keepFeatures?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
