public import CoreGraphics

/// When the item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// What the user must do before the item is read.
public var kSecAttrAccessControl: CFString { "accc" }
/// The group of apps that share the item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// Whether the item is the same on all devices of its owner.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Both items that are the same on all devices and others.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// When the item was made.
public var kSecAttrCreationDate: CFString { "cdat" }
/// When the item was changed.
public var kSecAttrModificationDate: CFString { "mdat" }
/// The kind of the item as users see it.
public var kSecAttrDescription: CFString { "desc" }
/// A comment of the user.
public var kSecAttrComment: CFString { "icmt" }
/// The creator as four characters.
public var kSecAttrCreator: CFString { "crtr" }
/// The type as four characters.
public var kSecAttrType: CFString { "type" }
/// The label that users see.
public var kSecAttrLabel: CFString { "labl" }
/// Whether the item is hidden.
public var kSecAttrIsInvisible: CFString { "invi" }
/// Whether there is a password.
public var kSecAttrIsNegative: CFString { "nega" }
/// The account.
public var kSecAttrAccount: CFString { "acct" }
/// The service.
public var kSecAttrService: CFString { "svce" }
/// What the app says of the item.
public var kSecAttrGeneric: CFString { "gena" }
/// The domain of the server.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The server.
public var kSecAttrServer: CFString { "srvr" }
/// The protocol of the server.
public var kSecAttrProtocol: CFString { "ptcl" }
/// How the server authenticates.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// The port of the server.
public var kSecAttrPort: CFString { "port" }
/// The path of the item on the server.
public var kSecAttrPath: CFString { "path" }
/// The class of a key.
public var kSecAttrKeyClass: CFString { "kcls" }
/// The algorithm of a key.
public var kSecAttrKeyType: CFString { "type" }
/// The number of bits in a key.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
/// The number of bits in a key that count.
public var kSecAttrEffectiveKeySize: CFString { "esiz" }
/// The tag of a key.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The label of a key.
public var kSecAttrApplicationLabel: CFString { "klbl" }
/// Whether a key is kept.
public var kSecAttrIsPermanent: CFString { "perm" }
/// The token that keeps a key.
public var kSecAttrTokenID: CFString { "tkid" }
/// The Secure Enclave.
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
/// The attributes of a private key.
public var kSecPrivateKeyAttrs: CFString { "private" }
/// The attributes of a public key.
public var kSecPublicKeyAttrs: CFString { "public" }
