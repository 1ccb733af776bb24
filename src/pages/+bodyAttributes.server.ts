export { createBodyAttributes as bodyAttributes } from "#layout/body-attributes.ts";
