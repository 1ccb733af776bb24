import type { notices } from "#content/notices/notices-page.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import styles from "./notice-list.module.css";

type NoticeListProps = {
  /** Accessible name of the list. */
  label: string;
  notices: typeof notices;
  /** Shown while there are no notices. */
  empty: { title: string; text: string; picture: string };
};

/** Layout widths of a picture: the width of the text, at most the text's maximum. */
const pictureSizes = "(max-width: 47.99rem) 92vw, 42rem";

/** Notices with their dates; without any, a message with wimy asleep. Headings are `h2`. */
export function NoticeList({ label, notices, empty }: NoticeListProps) {
  if (notices.length === 0) {
    return (
      <div className={styles.empty}>
        <div className={styles.wimy}>
          <Wimy mood="asleep" color="jade" label={empty.picture} />
        </div>
        <div>
          <h2 className={styles.silence}>{empty.title}</h2>
          <p className={styles.wait}>{empty.text}</p>
        </div>
      </div>
    );
  }
  return (
    <Stack as="ol" gap={3} aria-label={label}>
      {notices.map(({ id, date, day, title, text, link, picture }) => (
        <li key={id}>
          <article className={styles.notice} id={id} aria-labelledby={`${id}-titulo`}>
            <time className={styles.day} dateTime={date}>
              {day}
            </time>
            <div className={styles.text}>
              <h2 className={styles.title} id={`${id}-titulo`}>
                <a href={`#${id}`}>{title}</a>
              </h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {picture && <Picture {...picture} sizes={pictureSizes} />}
              {link && (
                <p>
                  <a className={styles.more} href={link.href}>
                    {link.label}
                  </a>
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </Stack>
  );
}
