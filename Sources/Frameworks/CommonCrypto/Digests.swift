import LayoutSimCCrypto

/// Begins an MD5 digest.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    unsafe MD5_Init(&c.pointee.state)
}
/// Adds bytes to an MD5 digest.
@discardableResult public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { unsafe MD5_Update(&c.pointee.state, data, Int(len)) }
/// Writes an MD5 digest.
@discardableResult public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { unsafe MD5_Final(md, &c.pointee.state) }
/// Writes the MD5 digest of bytes, and returns where it is.
@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var state = CC_MD5_CTX()
    unsafe CC_MD5_Init(&state)
    unsafe CC_MD5_Update(&state, data, len)
    unsafe CC_MD5_Final(md, &state)
    return unsafe md
}

/// Begins a SHA1 digest.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    unsafe SHA1_Init(&c.pointee.state)
}
/// Adds bytes to a SHA1 digest.
@discardableResult public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { unsafe SHA1_Update(&c.pointee.state, data, Int(len)) }
/// Writes a SHA1 digest.
@discardableResult public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { unsafe SHA1_Final(md, &c.pointee.state) }
/// Writes the SHA1 digest of bytes, and returns where it is.
@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var state = CC_SHA1_CTX()
    unsafe CC_SHA1_Init(&state)
    unsafe CC_SHA1_Update(&state, data, len)
    unsafe CC_SHA1_Final(md, &state)
    return unsafe md
}

/// Begins a SHA224 digest.
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    unsafe SHA224_Init(&c.pointee.state)
}
/// Adds bytes to a SHA224 digest.
@discardableResult public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { unsafe SHA224_Update(&c.pointee.state, data, Int(len)) }
/// Writes a SHA224 digest.
@discardableResult public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { unsafe SHA224_Final(md, &c.pointee.state) }
/// Writes the SHA224 digest of bytes, and returns where it is.
@discardableResult public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var state = CC_SHA256_CTX()
    unsafe CC_SHA224_Init(&state)
    unsafe CC_SHA224_Update(&state, data, len)
    unsafe CC_SHA224_Final(md, &state)
    return unsafe md
}

/// Begins a SHA256 digest.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    unsafe SHA256_Init(&c.pointee.state)
}
/// Adds bytes to a SHA256 digest.
@discardableResult public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { unsafe SHA256_Update(&c.pointee.state, data, Int(len)) }
/// Writes a SHA256 digest.
@discardableResult public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { unsafe SHA256_Final(md, &c.pointee.state) }
/// Writes the SHA256 digest of bytes, and returns where it is.
@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var state = CC_SHA256_CTX()
    unsafe CC_SHA256_Init(&state)
    unsafe CC_SHA256_Update(&state, data, len)
    unsafe CC_SHA256_Final(md, &state)
    return unsafe md
}

/// Begins a SHA384 digest.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    unsafe SHA384_Init(&c.pointee.state)
}
/// Adds bytes to a SHA384 digest.
@discardableResult public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { unsafe SHA384_Update(&c.pointee.state, data, Int(len)) }
/// Writes a SHA384 digest.
@discardableResult public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { unsafe SHA384_Final(md, &c.pointee.state) }
/// Writes the SHA384 digest of bytes, and returns where it is.
@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var state = CC_SHA512_CTX()
    unsafe CC_SHA384_Init(&state)
    unsafe CC_SHA384_Update(&state, data, len)
    unsafe CC_SHA384_Final(md, &state)
    return unsafe md
}

/// Begins a SHA512 digest.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    unsafe SHA512_Init(&c.pointee.state)
}
/// Adds bytes to a SHA512 digest.
@discardableResult public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { unsafe SHA512_Update(&c.pointee.state, data, Int(len)) }
/// Writes a SHA512 digest.
@discardableResult public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { unsafe SHA512_Final(md, &c.pointee.state) }
/// Writes the SHA512 digest of bytes, and returns where it is.
@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var state = CC_SHA512_CTX()
    unsafe CC_SHA512_Init(&state)
    unsafe CC_SHA512_Update(&state, data, len)
    unsafe CC_SHA512_Final(md, &state)
    return unsafe md
}
