/**
 * Whether pages show the draft of a next version like a published one. Only a view of the editor's preview replaces this
 * module.
 */
export const showsDrafts: boolean = false;
