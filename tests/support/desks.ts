/**
 * Tests of the editor's server that read the whole content at a desk, by what is edited there. They take seconds each and
 * say little about a change of the site: each day the gate makes one of the three, `npm run release:check` all.
 */
export const desks = {
  team: ["editor/hosted/{proposals,proposal-follows,team-routes}.test.ts", "editor/desk.test.ts"],
  lists: ["editor/{list-desk,editor-app,editor-app.disk,todos,discard,desk-search,{chosen,parted}-drafts}.test.ts"],
  texts: [
    "editor/{legal-{address,changes,check,desk,reads,review,saved-here,versions},coverage-upload}.test.ts",
    "editor/app/legal/text-draft.test.ts",
  ],
} as const satisfies Record<string, readonly string[]>;
