/// The result of an operation.
public typealias CCStatus = Int32
/// The result of an operation with a cipher.
public typealias CCCryptorStatus = Int32
/// Success.
public var kCCSuccess: Int { 0 }
/// A value is not allowed.
public var kCCParamError: Int { -4300 }
/// There is not enough room for the output.
public var kCCBufferTooSmall: Int { -4301 }
/// Memory ran out.
public var kCCMemoryFailure: Int { -4302 }
/// The input is not a number of whole blocks.
public var kCCAlignmentError: Int { -4303 }
/// The input could not be decrypted.
public var kCCDecodeError: Int { -4304 }
/// There is no such function.
public var kCCUnimplemented: Int { -4305 }
/// The library failed for no other reason.
public var kCCUnspecifiedError: Int { -4308 }

/// Whether a cipher encrypts.
public typealias CCOperation = UInt32
/// Encrypts.
public var kCCEncrypt: Int { 0 }
/// Decrypts.
public var kCCDecrypt: Int { 1 }

/// A cipher.
public typealias CCAlgorithm = UInt32
/// The Advanced Encryption Standard.
public var kCCAlgorithmAES128: Int { 0 }
/// The Advanced Encryption Standard.
public var kCCAlgorithmAES: Int { 0 }
/// The Data Encryption Standard, which is not implemented here.
public var kCCAlgorithmDES: Int { 1 }
/// The Data Encryption Standard, three times.
public var kCCAlgorithm3DES: Int { 2 }

/// How blocks are encrypted.
public typealias CCOptions = UInt32
/// The last block is padded as PKCS #7 says.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Each block is encrypted on its own.
public var kCCOptionECBMode: Int { 2 }

/// The number of bytes in an AES-128 key.
public var kCCKeySizeAES128: Int { 16 }
/// The number of bytes in an AES-192 key.
public var kCCKeySizeAES192: Int { 24 }
/// The number of bytes in an AES-256 key.
public var kCCKeySizeAES256: Int { 32 }
/// The number of bytes in a triple DES key.
public var kCCKeySize3DES: Int { 24 }
/// The number of bytes in a block of AES.
public var kCCBlockSizeAES128: Int { 16 }
/// The number of bytes in a block of triple DES.
public var kCCBlockSize3DES: Int { 8 }
/// The number of bytes in a block of DES.
public var kCCBlockSizeDES: Int { 8 }
