import L from "leaflet";
import { compete } from "./peer.ts";
import { togeojsonOn } from "./togeojson-peer.ts";

compete(togeojsonOn(() => L.canvas()));
