/** Installs the programs that tests use while the gate does other work. Tests warn or skip if one is still missing. */
import { ensureOtherEngines } from "#scripts/machine/browsers/other-engines.ts";
import { findComposeCommand } from "./container.ts";
import { ensureNginx } from "./nginx.ts";
import { ensurePoppler } from "./poppler.ts";
import { ensurePostgres } from "./postgres.ts";

ensurePostgres();
findComposeCommand();
ensurePoppler();
ensureNginx();
ensureOtherEngines();
