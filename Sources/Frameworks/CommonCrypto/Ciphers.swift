import LayoutSimCCrypto

/// Encrypts or decrypts bytes in one operation, by AES or triple DES in the modes CBC and ECB.
@discardableResult public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let mode = CipherMode(alg, options) else { return CCCryptorStatus(kCCUnimplemented) }
    guard mode.keySizes.contains(keyLength), Int(op) <= kCCDecrypt else { return CCCryptorStatus(kCCParamError) }
    let encrypts = Int(op) == kCCEncrypt
    let isWhole = dataInLength % mode.blockSize == 0
    guard isWhole || (encrypts && mode.pads) else { return CCCryptorStatus(kCCAlignmentError) }
    var vector = [UInt8](repeating: 0, count: mode.blockSize)
    if let iv = unsafe iv { unsafe vector = Array(UnsafeRawBufferPointer(start: iv, count: mode.blockSize)) }
    let text = unsafe [UInt8](UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
    let key = unsafe [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength))
    guard let output = mode.run(encrypts: encrypts, text: text, key: key, vector: vector) else {
        return CCCryptorStatus(kCCDecodeError)
    }
    unsafe dataOutMoved?.pointee = output.count
    guard output.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    unsafe UnsafeMutableRawBufferPointer(start: dataOut, count: dataOutAvailable).copyBytes(from: output)
    return CCCryptorStatus(kCCSuccess)
}

/// A cipher with what is done to its blocks.
private struct CipherMode {
    let blockSize: Int
    let keySizes: [Int]
    let pads: Bool
    private let cipher: layoutsim_cipher

    init?(_ algorithm: CCAlgorithm, _ options: CCOptions) {
        pads = Int(options) & kCCOptionPKCS7Padding != 0
        let isOfBlocks = Int(options) & kCCOptionECBMode != 0
        switch Int(algorithm) {
        case kCCAlgorithmAES:
            (blockSize, keySizes) = (16, [16, 24, 32])
            cipher = isOfBlocks ? layoutsim_cipher_aes_ecb : layoutsim_cipher_aes_cbc
        case kCCAlgorithm3DES:
            (blockSize, keySizes) = (8, [24])
            cipher = isOfBlocks ? layoutsim_cipher_des_ecb3 : layoutsim_cipher_des_cbc3
        default: return nil
        }
    }

    func run(encrypts: Bool, text: [UInt8], key: [UInt8], vector: [UInt8]) -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: text.count + blockSize)
        let count = unsafe key.withUnsafeBufferPointer { key in
            unsafe text.withUnsafeBufferPointer { text in
                unsafe layoutsim_blocks(
                    cipher, encrypts ? 1 : 0, pads ? 1 : 0,
                    layoutsim_bytes(start: key.baseAddress, count: key.count), vector,
                    layoutsim_bytes(start: text.baseAddress, count: text.count), &output)
            }
        }
        return count < 0 ? nil : Array(output.prefix(count))
    }
}
