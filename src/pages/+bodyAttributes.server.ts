export { bodyAttributesOf as bodyAttributes } from "#layout/body-attributes.ts";
