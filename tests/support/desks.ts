/**
 * Tests of the editor's server that read the whole content at a desk, by what is edited there. They take seconds each and
 * say little about a change of the site: each day the gate makes one of the five, `npm run release:check` all.
 */
export const desks = {
  approvals: ["editor/hosted/review/proposals.test.ts", "editor/server/workspace/content-workspace.test.ts"],
  consequences: ["editor/{todos,discard}.test.ts", "editor/hosted/{proposal-follows,team-routes}.test.ts"],
  lists: ["editor/{list-desk,editor-app,editor-app.disk}.test.ts"],
  texts: [
    "editor/legal-{address,changes,check,desk,reads,review,saved-here,versions}.test.ts",
    "editor/app/legal/text-draft.test.ts",
  ],
  files: ["editor/{coverage-upload,desk-search,{chosen,parted}-drafts}.test.ts"],
} as const satisfies Record<string, readonly string[]>;
