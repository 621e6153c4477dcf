import LayoutSimMadeJPEG

extension PictureSeed {
    /// JPEGs of other samplings, in separate scans, in scans that refine others, and with restart intervals.
    static let madeJPEGs: [[UInt8]] = {
        let samplings = [
            [(1, 1)], [(2, 1), (1, 1), (1, 1)], [(3, 2), (1, 2), (1, 1)], [(2, 2), (1, 1), (1, 1), (2, 2)],
        ]
        return samplings.flatMap { sampling in
            let every = Array(sampling.indices)
            let separate = every.map { JPEGCoding.Scan([$0], 0...63) }
            let means = [JPEGCoding.Scan(every, 0...0, low: 1), JPEGCoding.Scan(every, 0...0, above: 1)]
            let details = every.flatMap { index in
                [JPEGCoding.Scan([index], 1...63, low: 1), JPEGCoding.Scan([index], 1...63, above: 1)]
            }
            func seed(_ frame: UInt8, _ scans: [JPEGCoding.Scan], interval: Int = 0) -> [UInt8] {
                var picture = MadeJPEG(width: 13, height: 11, sampling: sampling)
                (picture.coding.frame, picture.coding.scans) = (frame, scans)
                picture.coding.restartInterval = interval
                return picture.bytes
            }
            return [seed(0xC1, separate), seed(0xC2, means + details), seed(0xC2, means + details, interval: 2)]
        }
    }()
}
