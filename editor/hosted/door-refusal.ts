/** What the door says no to, with its status; the words are for those who edit, in Spanish. */
export class DoorRefusal extends Error {
  override name = "DoorRefusal";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
