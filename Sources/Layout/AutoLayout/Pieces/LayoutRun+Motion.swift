import LayoutSimDevices
import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutRun {
    /// The motion of the frames of finished passes with the window.
    struct Motion {
        /// The length of the motion, in units.
        var length: Double
        /// The change of each view's frame per unit, in points of the screen.
        var rates: [Rect]
        /// The change per unit of the width for which each view's text was wrapped.
        var textRates: [Double]
        /// The sides of the solver's rows in the last pass, and in the pass for which texts were wrapped.
        var sides: [[Int32]]
        /// The sizes of the contents, without changing widths that determine nothing.
        var sizes: [IntrinsicSize]
    }

    /// The texts that wrap while the window grows.
    private struct WrappedTexts {
        var texts: [WrappedText] = []
        /// The piece of the pass that gave the texts their widths; `nil` if there are none.
        var piece: SessionPiece?
    }

    /// Returns the movement of the result while the window grows by a size per unit, for at most `limit` units; `nil`
    /// if it cannot be determined.
    ///
    /// Each pass is linear as long as its basis, the lines of its texts and its guides stay the same; the result is
    /// linear as long as all passes are.
    mutating func motion(growth: Size, atMost limit: Double, _ spans: inout [Int: WrappedText.Span]) -> Motion? {
        guard feedbackLoop == nil, !tree.dependsOnReadableWidth, var texts = wrappedTexts(growth),
            let last = lastPiece(growth, &texts)
        else { return nil }
        let rates = equations.rates(in: last)
        var motion = Motion(
            length: min(limit, last.upper), rates: rates, textRates: Array(repeating: 0, count: rates.count),
            sides: [last.sides], sizes: pass.sizes)
        shortenToMargins(&motion, growth)
        shorten(&motion, to: texts, atMost: limit, &spans)
        return shortenToGuides(&motion, growth) ? motion : nil
    }

    /// Returns the movement of the widths for which texts were wrapped; `nil` if it cannot be determined.
    private mutating func wrappedTexts(_ growth: Size) -> WrappedTexts? {
        guard !wrapping.isEmpty else { return WrappedTexts() }
        guard movingGuideOwners.isEmpty else {
            var first = ScreenSession(tree, Pass(sizes: firstPass.sizes, insets: settledInsets))
            first.solve()
            return first.piece(growth: growth).map { wrappedTexts(first, $0) }
        }
        var first = firstEquations()
        defer { unwrapped = first }
        return firstPiece(growth, &first).map { wrappedTexts(first, $0) }
    }

    private func wrappedTexts(_ first: ScreenSession, _ piece: SessionPiece) -> WrappedTexts {
        let rates = first.rates(in: piece)
        let texts = zip(wrapping, first.widths(at: wrapping)).map { position, width in
            WrappedText(position: position, width: width, rate: rates[position].width, size: pass.sizes[position])
        }
        return WrappedTexts(texts: texts, piece: piece)
    }

    /// Returns the movement of the first pass, which continues if only the lines of texts changed.
    private mutating func firstPiece(_ growth: Size, _ first: inout ScreenSession) -> SessionPiece? {
        let window = tree.screen.viewport.size
        if let known = firstMotion?.piece(in: window, growth: growth, firstPass) { return known }
        let piece = first.piece(growth: growth)
        firstMotion = piece.map { FirstMotion(piece: $0, window: window, growth: growth, pass: firstPass) }
        return piece
    }

    /// Returns the movement of the last pass; the intrinsic widths of texts move along if nothing depends on them.
    private mutating func lastPiece(_ growth: Size, _ wrapped: inout WrappedTexts) -> SessionPiece? {
        for place in wrapped.texts.indices where wrapped.texts[place].rate != 0 {
            let text = wrapped.texts[place]
            if equations.isWidthFixed(at: text.position) {
                wrapped.texts[place].role = .idle
            } else if text.fills {
                wrapped.texts[place].role = .filling
            }
        }
        if let piece = loosePiece(growth, wrapped.texts) { return piece }
        for place in wrapped.texts.indices { wrapped.texts[place].role = .deciding }
        return equations.piece(growth: growth)
    }

    private mutating func loosePiece(_ growth: Size, _ texts: [WrappedText]) -> SessionPiece? {
        let loose = texts.filter { $0.role != .deciding }
        guard !loose.isEmpty, let piece = equations.piece(growth: growth, loose: loose.map { ($0.position, $0.rate) })
        else { return nil }
        let rates = equations.rates(in: piece)
        let widths = equations.widths(at: loose.map(\.position))
        let areKept = zip(loose, widths).allSatisfy { text, width in
            abs(text.width - width) < 1e-6 && abs(text.rate - rates[text.position].width) < 1e-9
        }
        return areKept ? piece : nil
    }

    /// Ends the motion where the margins of a controller's root, which depend on its width, change.
    private func shortenToMargins(_ motion: inout Motion, _ growth: Size) {
        guard tree.screen.rootKind == .controller, growth.width != 0 else { return }
        let (margins, width) = (tree.screen.controllerMargins, tree.screen.viewport.size.width)
        motion.length = Bisection.end(of: motion.length) { distance in
            tree.screen.controllerMargins(inWindowOfWidth: width + growth.width * distance) == margins
        }
    }

    /// Ends the motion where a text that wraps would be measured differently; `spans` are the known spans of texts.
    private func shorten(
        _ motion: inout Motion, to wrapped: WrappedTexts, atMost limit: Double, _ spans: inout [Int: WrappedText.Span]
    ) {
        guard let piece = wrapped.piece else { return }
        motion.length = min(motion.length, piece.upper)
        motion.sides.append(piece.sides)
        for text in wrapped.texts {
            motion.textRates[text.position] = text.rate
            guard text.rate != 0 else { continue }
            if text.role != .deciding { motion.sizes[text.position].width = nil }
            let known = spans[text.position].flatMap { $0.tells(of: text) ? $0 : nil }
            let span = known ?? span(of: text, atMost: limit)
            spans[text.position] = span
            motion.length = min(motion.length, (span.end - text.width) / text.rate)
        }
    }

    /// Returns how long a text stays valid while the window grows for at most a number of units.
    private func span(of text: WrappedText, atMost limit: Double) -> WrappedText.Span {
        let node = tree.index.nodes[text.position]
        func isAlike(_ distance: Double) -> Bool {
            let width = text.width + (text.rate > 0 ? distance : -distance)
            return text.isAlike(node.size(by: measure, width: width), at: width)
        }
        var (start, end) = (0.0, limit.isFinite ? limit * abs(text.rate) : limit)
        if text.role == .filling {
            // A text that no longer fills its width may do so again as soon as it breaks differently.
            while start + WrappedText.step < end, isAlike(start + WrappedText.step) { start += WrappedText.step }
            end = min(end, start + WrappedText.step)
        }
        return WrappedText.Span(text, length: start + Bisection.end(of: end - start) { isAlike(start + $0) })
    }

    /// Ends the motion where a guide that moves with its view would have different insets.
    private func shortenToGuides(_ motion: inout Motion, _ growth: Size) -> Bool {
        guard !movingGuideOwners.isEmpty else { return true }
        let frames = equations.frames
        let rates = motion.rates
        let now = insets(at: 0, frames, rates)
        motion.length = Bisection.end(of: motion.length) { distance in
            zip(insets(at: distance, frames, rates), now).allSatisfy { $0.hasInsets(of: $1) }
        }
        return motion.length > Bisection.precision
    }

    private func insets(at distance: Double, _ frames: [Rect], _ rates: [Rect]) -> [ViewInsets] {
        tree.insets(
            rects: zip(frames, rates).map { frame, rate in
                Rect(
                    x: frame.minX + rate.minX * distance, y: frame.minY + rate.minY * distance,
                    width: frame.width + rate.width * distance, height: frame.height + rate.height * distance)
            })
    }
}

extension LayoutRun {
    /// The motion of the first pass, starting at a window.
    struct FirstMotion {
        let piece: SessionPiece
        /// The size of the window, in points.
        let window: Size
        let growth: Size
        let pass: Pass

        /// Returns the remainder of the piece in a window of a size in points; `nil` if it does not apply.
        fileprivate func piece(in size: Size, growth: Size, _ pass: Pass) -> SessionPiece? {
            guard growth == self.growth, growth.width > 0, pass.sizes == self.pass.sizes,
                zip(pass.insets, self.pass.insets).allSatisfy({ $0.hasInsets(of: $1) })
            else { return nil }
            let distance = (size.width - window.width) / growth.width
            guard distance >= 0, distance < piece.upper, window.height + growth.height * distance == size.height
            else { return nil }
            return piece.moved(by: distance)
        }
    }
}

extension ViewInsets {
    fileprivate func hasInsets(of other: ViewInsets) -> Bool { safeArea == other.safeArea && margins == other.margins }
}
