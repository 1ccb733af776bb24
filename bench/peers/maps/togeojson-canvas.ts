import L from "leaflet";
import { setUpPeerPage } from "./peer.ts";
import { createTogeojsonOpener } from "./togeojson-peer.ts";

setUpPeerPage(createTogeojsonOpener(() => L.canvas()));
