/**
 * Whether pages show the draft of a next version like a published one. Only the editor's preview replaces this module.
 */
export const showsDrafts: boolean = false;
