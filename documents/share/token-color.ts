import { readFileSync } from "node:fs";

/** @returns a function that reads the colour of a token, such as `obsidiana`, from the site's stylesheet. */
export function createTokenColorReader(): (token: string) => string {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  return (token) => {
    const color = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(tokens)?.[1];
    if (color === undefined) throw new Error(`src/styles/tokens.css no tiene el color --${token}`);
    return color;
  };
}
