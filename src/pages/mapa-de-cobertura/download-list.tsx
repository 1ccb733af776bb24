import { Icon } from "#ui/icon/icon.tsx";
import styles from "./download-list.module.css";

type DownloadListProps = {
  files: readonly {
    name: string;
    /** Format and size of the file. */
    detail: string;
    href: string;
  }[];
};

/** Files to download, one row each. */
export function DownloadList({ files }: DownloadListProps) {
  return (
    <ul className={styles.list}>
      {files.map(({ name, detail, href }) => (
        <li key={href} className={styles.row}>
          <a className={styles.link} href={href} download>
            <Icon name="download" />
            <span>{name}</span>
          </a>
          <span className={styles.detail}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
