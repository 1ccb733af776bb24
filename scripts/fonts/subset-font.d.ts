declare module "subset-font" {
  type Axis = number | { min: number; max: number; default: number };
  type Options = {
    targetFormat: "woff2" | "truetype";
    variationAxes: Record<string, Axis>;
    /** Tags of four letters, such as `kern`; without a list, all are kept. */
    keepFeatures?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
