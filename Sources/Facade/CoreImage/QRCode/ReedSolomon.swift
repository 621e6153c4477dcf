/// Words that correct errors: the remainders of a division of polynomials over the field of 256 elements with the
/// polynomial 0x11D (ISO/IEC 18004, annex A).
struct ReedSolomon {
    private let divisor: [UInt8]

    init(degree: Int) {
        var coefficients = [UInt8](repeating: 0, count: degree)
        coefficients[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for place in 0..<degree {
                coefficients[place] = Self.product(coefficients[place], root)
                if place + 1 < degree { coefficients[place] ^= coefficients[place + 1] }
            }
            root = Self.product(root, 2)
        }
        divisor = coefficients
    }

    func remainder(of data: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for place in result.indices { result[place] ^= Self.product(divisor[place], factor) }
        }
        return result
    }

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var result = 0
        for place in (0..<8).reversed() {
            result = (result << 1) ^ ((result >> 7) * 0x11D)
            result ^= Int(right >> place & 1) * Int(left)
        }
        return UInt8(result)
    }
}
