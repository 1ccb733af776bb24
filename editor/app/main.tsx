import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#styles/tokens.css";
import "#styles/global.css";
import "#styles/cut.css";
import "./base.css";
import { Desk } from "./desk.tsx";
import { Mishap } from "./parts/mishap.tsx";

const root = document.getElementById("editor");
if (root)
  createRoot(root).render(
    <StrictMode>
      <Mishap>
        <Desk />
      </Mishap>
    </StrictMode>,
  );
