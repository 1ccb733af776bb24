import type { Config } from "vike/types";
import vikeReact from "vike-react/config";

export default {
  extends: [vikeReact],
  clientRouting: false,
  stream: false,
  lang: "es-MX",
} satisfies Config;
