public import CoreGraphics

/// How many items are found.
public var kSecMatchLimit: CFString { "m_Limit" }
/// The first item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Whether upper and lower case are the same; ignored here.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
/// Whether the data is returned.
public var kSecReturnData: CFString { "r_Data" }
/// Whether the attributes are returned.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether the object is returned; there are none here.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether a name is returned that can be stored.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// The data.
public var kSecValueData: CFString { "v_Data" }
/// The object.
public var kSecValueRef: CFString { "v_Ref" }
/// The name that can be stored.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// What the user is told; ignored here.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// The context that authenticated the user; ignored here.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// Whether the user may be asked; ignored here.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// The user may be asked.
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
/// The search fails where the user must be asked.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// Items for which the user must be asked are not found.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// Whether the keychain is that of iOS; it always is.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// The items that are searched; ignored here.
public var kSecUseItemList: CFString { "u_ItemList" }
/// The password of a file.
public var kSecImportExportPassphrase: CFString { "passphrase" }
/// The identity of an imported item.
public var kSecImportItemIdentity: CFString { "identity" }
/// The trust of an imported item.
public var kSecImportItemTrust: CFString { "trust" }
/// The certificates of an imported item.
public var kSecImportItemCertChain: CFString { "chain" }
