/** Health check for load balancers: whether the server can accept messages. */
export const healthPath = "/api/health";

/** Path prefix of the links in e-mails; the link's kind follows. */
export const mailLinksPath = "/api/mail/";
