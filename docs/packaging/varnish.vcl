# /etc/varnish/default.vcl: Varnish (7 or later, with varnish-modules) as a cache in front of the portal, told by it what to forget
# (docs/operating.md, Pages that a CDN keeps). TLS before it: nginx.conf, whose upstream is then Varnish; PORTICO_TRUST_PROXY=2.
#   PORTICO_PURGE_URL=http://127.0.0.1:6081/ PORTICO_PURGE_METHOD=PURGE
vcl 4.1;
import std;
import xkey;

backend portico {
    .host = "127.0.0.1";
    .port = "8080";
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}
# The portal's servers.
acl servers { "127.0.0.1"; "10.0.0.0"/8; }

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ servers) { return (synth(403)); }
        set req.http.forgotten = xkey.purge(req.http.xkey-purge);
        return (synth(200, "Forgotten: " + req.http.forgotten));
    }
    if (req.url ~ "^/(metrics|readyz)($|\?)") { return (synth(404)); }
    # Streams.
    if (req.url ~ "^/(admin/api/.*)?events($|[/?])") { return (pipe); }
    # What somebody does or is told, and files: never kept here.
    if (req.url ~ "^/(api/|report/api\.|admin|uploads/|outside/|preview/|personal-data/|open311/)") { return (pass); }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) { return (pass); }
    # Of cookies only the chosen language makes another page; the portal's Vary keeps one of each.
    if (req.http.Cookie ~ "(^|;\s*)locale=[A-Za-z-]+") {
        set req.http.Cookie = regsub(req.http.Cookie, "^(?:.*;\s*)?locale=([A-Za-z-]+).*$", "locale=\1");
    } else {
        unset req.http.Cookie;
    }
    # Old pages are given for seconds while the portal responds, and for a day while it does not.
    if (std.healthy(req.backend_hint)) { set req.grace = 3s; }
    return (hash);
}
sub vcl_pipe {
    set bereq.http.Connection = "close";
}
sub vcl_backend_response {
    if (beresp.http.Cache-Control ~ "stale-if-error") { set beresp.grace = 1d; }
    # A failure is nothing to keep in the place of a page.
    if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
}
sub vcl_deliver {
    # For caches alone.
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
}
