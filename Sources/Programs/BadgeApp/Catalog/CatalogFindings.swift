extension BadgeCatalog {
    /// The findings: repeated titles, and image names that do not match their size or their badge.
    package var findings: [CatalogFinding] {
        repeatedTitles + wrongSizes + foreignImages
    }

    private var repeatedTitles: [CatalogFinding] {
        findings { .repeatedTitle($0.title) }.filter { $0.records.count > 1 }
    }

    private var wrongSizes: [CatalogFinding] {
        BadgeIconSize.allCases.flatMap { size in
            let right = BadgeIcon.PixelSize(width: size.pixels, height: size.pixels)
            return findings { record in
                record.icons[size].pixelSize.flatMap { $0 == right ? nil : .wrongSize(size, found: $0) }
            }
        }
    }

    private var foreignImages: [CatalogFinding] {
        BadgeIconSize.allCases.flatMap { size in
            findings { $0.isForeign(size) ? .foreignImage(size, fileName: $0.icons[size].fileName) : nil }
        }
    }

    /// Groups the records with problems by problem, in the order in which the problems first occur.
    private func findings(
        _ problem: (BadgeRecord) -> CatalogFinding.Problem?
    ) -> [CatalogFinding] {
        var findings: [CatalogFinding] = []
        var indexOfProblem: [CatalogFinding.Problem: Int] = [:]
        for record in records {
            guard let problem = problem(record) else { continue }
            if let index = indexOfProblem[problem] {
                findings[index].records.append(record)
            } else {
                indexOfProblem[problem] = findings.count
                findings.append(CatalogFinding(problem: problem, records: [record]))
            }
        }
        return findings
    }
}

extension BadgeRecord {
    /// Returns whether most of the other images share a stem that this one lacks.
    fileprivate func isForeign(_ size: BadgeIconSize) -> Bool {
        let others = BadgeIconSize.allCases.filter { $0 != size }.map { icons[$0].stem }
        let agreeing = others.map { stem in others.count { $0 == stem } }.max() ?? 0
        let isShared = others.contains(icons[size].stem)
        return agreeing > others.count / 2 && !isShared
    }
}
