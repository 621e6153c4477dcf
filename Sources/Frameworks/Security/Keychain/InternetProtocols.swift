public import CoreGraphics

// The values are the four letters that Apple's Security has for them (SecItemConstants).

/// The protocol of accounts of file transfers.
public var kSecAttrProtocolFTPAccount: CFString { "ftpa" }
/// The protocol of chats.
public var kSecAttrProtocolIRC: CFString { "irc " }
/// The protocol of news.
public var kSecAttrProtocolNNTP: CFString { "nntp" }
/// The protocol of mailboxes.
public var kSecAttrProtocolPOP3: CFString { "pop3" }
/// The protocol of proxies of connections.
public var kSecAttrProtocolSOCKS: CFString { "sox " }
/// The protocol of directories.
public var kSecAttrProtocolLDAP: CFString { "ldap" }
/// The protocol of AppleTalk.
public var kSecAttrProtocolAppleTalk: CFString { "atlk" }
/// The protocol of Apple's file servers.
public var kSecAttrProtocolAFP: CFString { "afp " }
/// The protocol of terminals.
public var kSecAttrProtocolTelnet: CFString { "teln" }
/// The protocol of secure file transfers.
public var kSecAttrProtocolFTPS: CFString { "ftps" }
/// The protocol of proxies of pages.
public var kSecAttrProtocolHTTPProxy: CFString { "htpx" }
/// The protocol of secure proxies of pages.
public var kSecAttrProtocolHTTPSProxy: CFString { "htsx" }
/// The protocol of proxies of file transfers.
public var kSecAttrProtocolFTPProxy: CFString { "ftpx" }
/// The protocol of Windows' file servers.
public var kSecAttrProtocolSMB: CFString { "smb " }
/// The protocol of streams.
public var kSecAttrProtocolRTSP: CFString { "rtsp" }
/// The protocol of proxies of streams.
public var kSecAttrProtocolRTSPProxy: CFString { "rtsx" }
/// The protocol of shared music.
public var kSecAttrProtocolDAAP: CFString { "daap" }
/// The protocol of remote events.
public var kSecAttrProtocolEPPC: CFString { "eppc" }
/// The protocol of printers.
public var kSecAttrProtocolIPP: CFString { "ipp " }
/// The protocol of secure news.
public var kSecAttrProtocolNNTPS: CFString { "ntps" }
/// The protocol of secure directories.
public var kSecAttrProtocolLDAPS: CFString { "ldps" }
/// The protocol of secure terminals.
public var kSecAttrProtocolTelnetS: CFString { "tels" }
/// The protocol of secure mailboxes on a server.
public var kSecAttrProtocolIMAPS: CFString { "imps" }
/// The protocol of secure chats.
public var kSecAttrProtocolIRCS: CFString { "ircs" }
/// The protocol of secure mailboxes.
public var kSecAttrProtocolPOP3S: CFString { "pops" }

/// The way of Windows NT to say who one is.
public var kSecAttrAuthenticationTypeNTLM: CFString { "ntlm" }
/// The way of MSN to say who one is.
public var kSecAttrAuthenticationTypeMSN: CFString { "msna" }
/// The way of distributed passwords to say who one is.
public var kSecAttrAuthenticationTypeDPA: CFString { "dpaa" }
/// The way of remote passwords to say who one is.
public var kSecAttrAuthenticationTypeRPA: CFString { "rpaa" }
