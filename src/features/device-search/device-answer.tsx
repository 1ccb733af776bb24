import type { ReactNode } from "react";
import type { FoundDevice } from "#domain/device-match.ts";
import { fill } from "#domain/fill.ts";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import type { DeviceSearchWords } from "./device-search-words.ts";
import type { Device } from "./read-devices.ts";
import type { Answer } from "./use-device-search.ts";

type DeviceAnswerProps = {
  answer: Answer;
  words: DeviceSearchWords;
  /** How to find out whether a phone is unlocked; absent while that page does not exist. */
  unlocked?: { label: string; href: string } | undefined;
};

/** What the list says about a phone, and what it cannot know. It never says no. */
export function DeviceAnswer({ answer: { text, verdict }, words, unlocked }: DeviceAnswerProps) {
  switch (verdict.kind) {
    case "none":
      return <ToolResult>{words.waiting}</ToolResult>;
    case "choose":
    case "close": {
      const [only, ...more] = verdict.kind === "choose" ? verdict.devices : [];
      const { title, text: how } = only && more.length === 0 ? words.chooseOne : words[verdict.kind];
      return (
        <ToolResult tone="info" title={fill(title, { device: only?.fullName ?? "" })}>
          {how}
        </ToolResult>
      );
    }
    case "listed":
      return (
        <Listed {...verdict.device} words={words}>
          {unlocked && <a href={unlocked.href}>{unlocked.label}</a>}
        </Listed>
      );
    case "unknown":
      return (
        <ToolResult
          tone="warning"
          title={text ? fill(words.unknown.title, { text: text.trim() }) : words.unknown.empty}
        >
          <p>{words.unknown.text}</p>
          <ul>
            {words.ways.map((way) => (
              <li key={way.heading}>
                <strong>{way.heading}.</strong> {way.text}
              </li>
            ))}
          </ul>
        </ToolResult>
      );
  }
}

type ListedProps = FoundDevice<Device> & {
  words: DeviceSearchWords;
  /** Where to go next. */
  children: ReactNode;
};

function Listed({ fullName, model: { notes, isConditional }, words, children }: ListedProps) {
  const { title, text } = isConditional ? words.conditional : words.listed;
  return (
    <ToolResult tone={isConditional ? "warning" : "success"} title={fill(title, { device: fullName })}>
      <p>{text}</p>
      {notes.length > 0 && (
        <>
          <p>{words.notes}</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {words.unsure} {children}
      </p>
    </ToolResult>
  );
}
