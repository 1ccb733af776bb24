/** Modules that every page runs when idle, bundled in one chunk even if other scripts share some of them. */
export const idleTimeModules = [
  "src/domain/leads/collector-contract.ts",
  "src/domain/leads/lead-identity.ts",
  "src/domain/site/offline.ts",
  "src/features/offline-pack/start-offline-support.ts",
  "src/features/offline-pack/offline-worker.ts",
  "src/features/store-links/download-section.ts",
  "src/features/waiting-messages/send-messages.ts",
  "src/platform/device/connection.ts",
  "src/platform/marketing/identity.ts",
  "src/platform/marketing/post-visit.ts",
  "src/platform/marketing/visit-message.ts",
  "src/platform/outbox/collector-request.ts",
  "src/platform/outbox/outbox-key.ts",
  "src/platform/trusted-types/trusted-types-policy.ts",
];
