/** Installs the programs that tests use while the gate does other work. Tests warn or skip if one is still missing. */
import { findComposeCommand } from "./container.ts";
import { ensureNginx } from "./nginx.ts";
import { ensureOtherEngines } from "./other-engines.ts";
import { ensurePoppler } from "./poppler.ts";
import { ensurePostgres } from "./postgres.ts";

ensurePostgres();
findComposeCommand();
ensurePoppler();
ensureNginx();
ensureOtherEngines();
