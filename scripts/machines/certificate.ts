import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

const ABOUT = ["-subj", "/CN=portal.example", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "1"];

/** Makes a certificate for this machine in a folder, as the files `pem` and `pem.key`, and has this process trust it from now on. */
export function makeCertificate(folder: string): { pem: string; key: string } {
	const pem = join(folder, "pem");
	const key = `${pem}.key`;
	const made = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", pem];
	execFileSync("openssl", ["req", "-x509", ...made, ...ABOUT], { stdio: "ignore" });
	setDefaultCACertificates([...getCACertificates("default"), readFileSync(pem, "utf8")]);
	return { pem, key };
}
