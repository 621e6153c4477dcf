extension MadeJPEG {
    /// The bytes of the file.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        func add(_ marker: UInt8, _ data: [UInt8]) {
            bytes += Array(repeating: 0xFF, count: coding.fill) + [0xFF, marker] + MadeJPEG.word(data.count + 2) + data
        }
        for segment in coding.segments { add(segment.marker, segment.data) }
        let quantizers = (0..<64).map(MadeJPEG.quantizer)
        add(
            0xDB,
            coding.hasWideQuantizers
                ? [0x10] + quantizers.flatMap { MadeJPEG.word($0) } : [0] + quantizers.map { UInt8($0) })
        let shape: [UInt8] = components.flatMap { [$0.id, UInt8($0.across << 4 | $0.down), 0] }
        let size = MadeJPEG.word(coding.hasLateHeight ? 0 : height) + MadeJPEG.word(width)
        add(coding.frame, [coding.precision] + size + [UInt8(components.count)] + shape)
        if coding.restartInterval > 0 { add(0xDD, MadeJPEG.word(coding.restartInterval)) }
        if !coding.repeatsTables { bytes += JPEGBits.tables }
        let scans = coding.scans.isEmpty ? [JPEGCoding.Scan(Array(components.indices), 0...63)] : coding.scans
        for (index, scan) in scans.enumerated() {
            if coding.repeatsTables { bytes += JPEGBits.tables }
            let named: [UInt8] = scan.components.flatMap { [components[$0].id, 0] }
            let band = [UInt8(scan.band.lowerBound), UInt8(scan.band.upperBound), UInt8(scan.above << 4 | scan.low)]
            add(0xDA, [UInt8(scan.components.count)] + named + band)
            bytes += data(of: scan)
            if index == 0, coding.hasLateHeight { add(0xDC, MadeJPEG.word(height)) }
        }
        return bytes + (coding.hasEnd ? Array(repeating: 0xFF, count: coding.fill) + [0xFF, 0xD9] : [])
    }

    private static func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }

    /// The units of a scan: lists of blocks, each with the index of its component.
    private func units(of scan: JPEGCoding.Scan) -> [[(component: Int, block: [Int])]] {
        if scan.components.count == 1 {
            let index = scan.components[0]
            let component = components[index]
            let (across, down) = blocks(of: component)
            return (0..<down).flatMap { row in
                (0..<across).map { [(index, component.blocks[row * component.stride + $0])] }
            }
        }
        return (0..<unitsDown * unitsAcross).map { unit in
            let (top, left) = unit.quotientAndRemainder(dividingBy: unitsAcross)
            return scan.components.flatMap { index in
                let component = components[index]
                return (0..<component.down * component.across).map { place in
                    let (row, column) = place.quotientAndRemainder(dividingBy: component.across)
                    let start = (top * component.down + row) * component.stride + left * component.across
                    return (index, component.blocks[start + column])
                }
            }
        }
    }

    private func data(of scan: JPEGCoding.Scan) -> [UInt8] {
        var coder = JPEGScanCoder(scan, isProgressive: coding.frame == 0xC2)
        for (number, unit) in units(of: scan).enumerated() {
            if coding.restartInterval > 0, number > 0, number % coding.restartInterval == 0 {
                coder.restart(number / coding.restartInterval - 1)
            }
            for (component, block) in unit { coder.add(block, of: component) }
        }
        return coder.end()
    }
}
