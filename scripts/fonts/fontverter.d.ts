declare module "fontverter" {
  const fontverter: { convert: (font: Buffer, format: "truetype" | "woff2") => Promise<Buffer> };
  export default fontverter;
}
