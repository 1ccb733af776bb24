import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#styles/tokens.css";
import "#styles/global.css";
import "#styles/cut.css";
import "./base.css";
import { Desk } from "./desk.tsx";
import { KeptContext, openKeptWork } from "./list/kept.ts";
import { Mishap } from "./parts/mishap.tsx";

const root = document.getElementById("editor");
if (root) {
  const kept = await openKeptWork();
  createRoot(root).render(
    <StrictMode>
      <Mishap>
        <KeptContext value={kept}>
          <Desk />
        </KeptContext>
      </Mishap>
    </StrictMode>,
  );
}
